import { expect, test } from 'vitest'
import { strings } from '../src/application-strings.ts'
import { chapters } from '../src/features/guide/chapters.ts'
import { questions } from '../src/features/guide/questions.ts'
import { screenWords } from '../src/features/saved/screen-words.ts'
import { words } from '../src/features/scenarios/words.ts'
import { headerWords } from '../src/frame/header-words.ts'
import { savedWords } from '../src/italian/saved.ts'
import { strings as shared } from '../src/strings.ts'

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

// proves: 2.31, 5.1, 5.3
test('the alerts are the specification’s, to the letter', () => {
  expect(strings.calculator.alerts).toMatchObject({
    negative: 'I valori non possono essere negativi',
    required: 'Inserisci almeno il costo del prodotto e il prezzo di vendita',
  })
  expect(strings.calculator.calculateHint).toBe('Inserisci almeno costo e prezzo di vendita')
  expect(strings.results.emptyTitle).toBe('Pronto per il calcolo')
  expect(words.emptyTitle).toBe('Nessun calcolo disponibile')
  expect(screenWords.emptyTitle).toBe('Nessun calcolo salvato')
})

// proves: 1.15
test('no text is empty, and accents are letters rather than apostrophes', () => {
  for (const text of [
    ...texts(shared),
    ...texts(strings),
    ...texts(headerWords),
    ...texts(savedWords),
    ...texts(words),
    ...texts(screenWords),
    ...texts(chapters()),
    ...texts(questions()),
  ]) {
    expect(text.trim(), text).not.toBe('')
    expect(text, text).not.toMatch(/\b(?:perche|puo|piu|e|citta)'(?!\w)/)
  }
})
