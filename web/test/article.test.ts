import { expect, test } from 'vitest'
import { withArticle } from '../src/italian/article.ts'

test.each([
  ['8%', "l'8%"],
  ['8,0%', "l'8,0%"],
  ['11%', "l'11%"],
  ['11,5%', "l'11,5%"],
  ['1%', "l'1%"],
  ['1,5%', "l'1,5%"],
  ['80%', "l'80%"],
  ['812,3%', "l'812,3%"],
  ['8.000,0%', "l'8.000,0%"],
  ['11.000,0%', "l'11.000,0%"],
  ['1.000.000,0%', "l'1.000.000,0%"],
  ['15%', 'il 15%'],
  ['18,3%', 'il 18,3%'],
  ['10%', 'il 10%'],
  ['110%', 'il 110%'],
  ['118%', 'il 118%'],
  ['1.000,0%', 'il 1.000,0%'],
  ['1.234,5%', 'il 1.234,5%'],
  ['0,0%', 'lo 0,0%'],
  ['−8,0%', 'il −8,0%'],
  ['−11,5%', 'il −11,5%'],
])('%s is read %s', (number, read) => {
  expect(withArticle('il', number)).toBe(read)
})

test('a preposition grows together with the article', () => {
  expect(withArticle('del', '80%')).toBe("dell'80%")
  expect(withArticle('al', '11%')).toBe("all'11%")
  expect(withArticle('dal', '8,0%')).toBe("dall'8,0%")
  expect(withArticle('del', '20%')).toBe('del 20%')
  expect(withArticle('al', '0%')).toBe('allo 0%')
})
