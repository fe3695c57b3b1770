import { createLog } from '../src/process/log.ts'

/** A program that ends by an error right after it has logged something. */
createLog('info').info('last words')
throw new Error('the end')
