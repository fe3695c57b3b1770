import { describe, expect, it } from 'vitest'
import { escapeHtml } from '../src/http/escape-html.ts'
import { letters } from '../src/mail/letters.ts'
import { asHtml, asText } from '../src/mail/render.ts'

const url = 'https://margine.example/verifica-email#abc'
const all = [
  letters.verification(url),
  letters.passwordReset(url),
  letters.resetThatDeletes(url),
  letters.alreadyRegistered(url),
  letters.passwordEnded(url),
  letters.passwordChanged(url),
  letters.passwordChangedElsewhere(url),
  letters.googleLinked(url),
  letters.accountDeleted('aiuto@margine.example'),
  letters.feedback('Bello'),
]

const asked = all.slice(0, 4)
const withLink = all.filter(({ link }) => link !== undefined)
/** The letters about a change in an account. */
const news = all.slice(4, -1)

describe('a letter', () => {
  it.each(all)('reads the same as text and as HTML: $subject', (letter) => {
    const text = asText(letter)
    const html = asHtml(letter)
    for (const paragraph of [...letter.before, ...letter.after]) {
      expect(text).toContain(paragraph)
      expect(html).toContain(escapeHtml(paragraph))
    }
  })

  it.each(withLink)('shows where its button leads: $subject', (letter) => {
    expect(asText(letter)).toContain(`:\n${url}\n`)
    expect(asHtml(letter).split(`href="${url}"`)).toHaveLength(3)
    expect(asHtml(letter)).toContain(`>${url}</a>`)
  })

  it('that nobody asked for says that it can be left alone', () => {
    for (const letter of asked)
      expect(asText(letter)).toMatch(/Se non hai chiesto tu [^.]+, ignora questa email[.:]/)
  })

  it.each(news)('of a change says what to do if it was somebody else: $subject', (letter) => {
    expect(asText(letter)).toMatch(/Se non (?:sei stato tu|hai effettuato tu)[^.]*\./)
  })

  it.each(all)('loads nothing from anywhere: $subject', (letter) => {
    expect(asHtml(letter)).not.toMatch(/<(?:img|script|link|iframe|object|style)|url\(|src=/i)
  })

  it('holds what people wrote as text, whatever it looks like', () => {
    const message = `<script>alert(1)</script> <img src=x onerror="alert('2')"> & "'\n</p><a href="javascript:alert(3)">`
    const html = asHtml(letters.feedback(message))
    expect(html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=&quot;alert(&#39;2&#39;)&quot;&gt; &amp; &quot;&#39;<br>&lt;/p&gt;&lt;a href=&quot;javascript:alert(3)&quot;&gt;',
    )
    expect(html).not.toMatch(/<(?:script|img|a)\b/)
    expect(asText(letters.feedback(message))).toContain(message)
  })
})
