import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/** The files of a folder that end like this, by their paths in it. */
function filesOf(folder: string, ending: RegExp): [string, string][] {
  const source = new URL(folder, import.meta.url)
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => [path, readFileSync(new URL(path, source), 'utf8')])
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** `sheet: property: value` of every declaration of a style sheet. */
function declarationsIn([sheet, css]: [string, string]) {
  const found = withoutComments(css).matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+)(?=[;}])/g)
  return [...found].map(([, property = '', text = '']) => {
    const value = text.replace(/\s+/g, ' ').trim()
    return { sheet, property, value, said: `${sheet}: ${property}: ${value}` }
  })
}

const sheets = [
  ...filesOf('../../web/src/', /\.css$/),
  ...filesOf('../../web/documents/', /\.css$/).map(([sheet, css]): [string, string] => [
    `documents/${sheet}`,
    css,
  ]),
]
const [own, ...twice] = sheets.filter(([sheet]) => sheet === 'styles/tokens.css')
const declarations = sheets.filter((sheet) => sheet !== own).flatMap(declarationsIn)

/** What a property may be made of, the first of these that it matches. */
const kinds: { of: RegExp; isFromTokens: (value: string) => boolean }[] = [
  {
    // What is centred on a place begins half its width before it; what belongs to a text grows with it, in em.
    of: /^(margin|padding|gap|row-gap|column-gap)/,
    isFromTokens: (value) =>
      /^-[\d.]+px$/.test(value) || !/(?<![\d.])(?!0px)[\d.]+(px|rem)\b/.test(value),
  },
  { of: /^font-size$/, isFromTokens: (value) => /^(var\(--text-[a-z]+\)|inherit)$/.test(value) },
  { of: /^font-weight$/, isFromTokens: (value) => /^(var\(--[a-z]+\)|inherit)$/.test(value) },
  {
    of: /radius$/,
    isFromTokens: (value) => /^((var\(--radius(-[a-z]+)?\)|0|inherit)( |$))+$/.test(value),
  },
  // A ring is a border that takes no room.
  {
    of: /^box-shadow$/,
    isFromTokens: (value) =>
      /^(none|var\(--shadow(-raised)?\)|(inset )?0 0 0 [\d.]+px var\(--[a-z]+\))$/.test(value),
  },
  // What sticks in its place, then header and banner, then what covers all.
  { of: /^z-index$/, isFromTokens: (value) => /^[123]$/.test(value) },
]

const isColor = /#[\da-f]{3,8}\b|\b(oklch|oklab|rgba?|hsla?|lch|lab)\(/i

const isFromTokens = (property: string, value: string) =>
  !isColor.test(value) && (kinds.find(({ of }) => of.test(property))?.isFromTokens(value) ?? true)

/** What is as large as something that has no token, and why. */
const exceptions: Record<string, string> = {
  'documents/document.css: font-size':
    'a title that grows with the window; code as large as its text',
  'features/account/SampleResult.module.css: font-size': 'a figure that is as large as its card',
  'features/right-price/curve/CurveHandle.module.css: margin':
    'what is pressed is wider than the dot',
  'frame/AuthLayout.module.css: font-size': 'the longest word of a title fits the narrowest phone',
  'frame/AuthLayout.module.css: padding': 'grows with the window',
  'frame/FeedbackBanner.module.css: font-size': 'stays in one line where text is large',
  'frame/Header.module.css: font-size': 'five ways stand in one row of the narrowest phone',
  'frame/Logo.module.css: font-size': 'a logo is drawn, not set',
  'frame/WidePage.module.css: font-size': 'five ways stand in one row of the narrowest phone',
  'listino/grid/ArticleList.module.css: box-shadow': 'the edge of an article that was changed',
  'listino/grid/Grid.module.css: box-shadow': 'the edge of a row that was changed takes no room',
  'styles/base.css: background': 'seen where the tokens’ colours are missing',
  'styles/base.css: color': 'seen where the tokens’ colours are missing',
  'ui/AmountInput.module.css: padding-inline-end': 'room for the unit',
  'ui/Disclosure.module.css: padding': 'room for the arrow',
  'ui/SelectField.module.css: padding-inline-end': 'room for the arrow',
  'ui/TextField.module.css: padding-inline-end': 'room for the button',
  'ui/result/ResultBar.module.css: padding-inline-end': 'room for the arrow',
  'ui/result/Verdict.module.css: font-size': 'figures that stay beside each other in any card',
}

test('every colour, space, radius, shadow and size of text comes from a token, but for what is excepted with a reason', () => {
  const others = declarations.filter(({ property, value }) => !isFromTokens(property, value))
  const placeOf = ({ sheet, property }: (typeof others)[number]) => `${sheet}: ${property}`
  expect(others.filter((one) => !(placeOf(one) in exceptions)).map(({ said }) => said)).toEqual([])
  expect([...new Set(others.map(placeOf))].toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

/** The tokens as they are before a medium changes them. */
const [, root = ''] = /:root \{([^}]*)\}/.exec(withoutComments(own?.[1] ?? '')) ?? []
const names = [...root.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)

test('every token is used, and each is defined once', () => {
  expect(twice).toEqual([])
  expect(names.length).toBeGreaterThan(50)
  expect(names).toEqual([...new Set(names)])
  const users = [...sheets, ...filesOf('../../web/src/', /\.tsx?$/)]
  const text = users.map(([, content]) => content).join('\n')
  expect(names.filter((name) => !text.includes(`var(${name}`))).toEqual([])
})

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `sheet: class` of the classes that a component's own sheet has. */
const definedClasses = sheets
  .filter(([sheet]) => sheet.endsWith('.module.css'))
  .flatMap(([sheet, css]) => {
    const selectors = withoutComments(css)
      .replace(/:global\([^)]*\)/g, '')
      .replace(/\{[^{}]*\}/g, '')
    return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(
      ([, name = '']) => `${sheet}: ${camel(name)}`,
    )
  })

/** `sheet: class` of those that components ask for. */
const askedClasses = filesOf('../../web/src/', /\.tsx$/).flatMap(([path, text]) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, name = '', from = '']) => {
      const sheet = posix.join(posix.dirname(path), from)
      const uses = text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
      return [...uses].map(([, used]) => `${sheet}: ${used}`)
    },
  ),
)

test('every class that a component asks for is in its sheet, and every class of a sheet is asked for', () => {
  expect(askedClasses.length).toBeGreaterThan(100)
  expect([...new Set(askedClasses)].toSorted()).toEqual([...new Set(definedClasses)].toSorted())
})
