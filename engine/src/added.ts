/** What forms beyond the specification need: a page puts in its place what it fetches later. */
export * as added from './beyond.ts'
