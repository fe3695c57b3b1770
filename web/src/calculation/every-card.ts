import { calculate, changeField, ratesOf } from '@margine/engine'
import { knowEveryCard } from './rates.ts'

// The one place of the pages that knows every card: only lazy scripts import it.
knowEveryCard({ calculate, changeField, ratesOf })
