import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCommon } from '../src/accounts/common-passwords.ts'
import { passwordPolicy } from '../src/accounts/password-policy.ts'
import { requestMail } from '../src/mail/outbox.ts'
import { buildService } from './build-app.ts'
import { newestToken, password, register } from './people.ts'

const email = 'elpidia.zanardo@bottega.example'
const passwordProblem = passwordPolicy(new URL('https://conti.negozio.example'))
const problemOf = (typed: string) => passwordProblem(typed, email)

describe('a password', () => {
  it.each([
    ['seven characters', 'corta12', 'too-short'],
    ['eight characters', 'corta-12', null],
    ['128 characters', 'abc-1'.repeat(26).slice(2), 'easily-guessed'],
    [
      '128 different characters',
      String.fromCodePoint(...Array.from({ length: 128 }, (_, n) => 0x4e00 + 3 * n)),
      null,
    ],
    ['129 characters', `${'ab'.repeat(64)}c`, 'too-long'],
    ['seven signs of two units each', '🦊'.repeat(7), 'too-short'],
    ['eight signs of two units each', '🦊🐻🐼🐨🐯🦁🐮🐷', null],
    ['letters alone', 'cavallocorretto', null],
    ['figures alone', '8461937205', null],
    ['blanks in it', 'tre  gatti', null],
    ['four commonest words', 'monkey dragon sunshine master', null],
    ['a word with two and three of a row', 'poi tre tigri, 123', null],
  ])('of %s: %j', (_what, typed, problem) => {
    expect(problemOf(typed)).toBe(problem)
  })

  it('is refused when it is the e-mail address, however that is written', () => {
    expect(problemOf(email)).toBe('same-as-email')
    expect(problemOf(' Elpidia.Zanardo@Bottega.Example ')).toBe('same-as-email')
  })
})

describe('the commonest passwords', () => {
  it.each(['password', 'PassWord', 'juventus', 'francesca', 'ｐａｓｓｗｏｒｄ', '31011990'])(
    'are refused, however they are written: %s',
    (typed) => {
      expect(problemOf(typed)).toBe('too-common')
    },
  )

  it.each([
    'zag12wsx',
    '1g2w3e4r',
    'dearbook',
    '111222tianya',
    'g_czechout',
    'Indya123',
    'Aa112233',
    'TurkTelekom',
    'theworldinyourhand!',
  ])('are refused where only a ranking of the last years has them: %s', (typed) => {
    expect(problemOf(typed)).toBe('too-common')
  })

  it.each(['P@$$w0rd', 'Pa$$w0rd', 'P4ssw0rd!', 'p@$$w0rd99'])(
    'are refused where figures and signs stand for letters: %s',
    (typed) => {
      expect(problemOf(typed)).toBe('too-common')
    },
  )

  it.each(['Juventus!', 'Admin@123', '1sunshine', 'FRANCESCA2025', '!!dragon99'])(
    'are refused with figures and signs around them: %s',
    (typed) => {
      expect(problemOf(typed)).toBe('too-common')
    },
  )

  it.each(['1 2 3 4 5 6 7 8', '12.03.1983', '19/03/1983', 'p-a-s-s-w-o-r-d', 'jUve.nTus'])(
    'are refused with signs between: %s',
    (typed) => {
      expect(problemOf(typed)).toBe('too-common')
    },
  )

  it.each([
    'principessa',
    'Forzanapoli!',
    'Benvenuto2025',
    'partitaIVA',
    'tiamo123',
    'buon giorno',
    'Pasqua2025!',
    'varese1985',
    'Scarpe2026',
  ])('are refused in Italian too: %s', (typed) => {
    expect(problemOf(typed)).toBe('too-common')
  })

  it('are refused with however long a pattern around them', () => {
    for (const typed of ['juventus-123456789', '-----juventus-----', 'juventus11111111'])
      expect(problemOf(typed), typed).toBe('too-common')
  })

  it('pass with as much around them as a password of its own is long', () => {
    expect(problemOf('juventus-4821')).toBe('too-common')
    expect(problemOf('juventus-48217')).toBe('too-common')
    expect(problemOf('juventus-482170')).toBe(null)
  })

  // proves: 5.8
  it('are refused whether or not a pattern is in them', () => {
    const known =
      '12345678 87654321 00000000 11111111 aaaaaaaa 12341234 11223344 12121212 123123123 987654321 ' +
      'abcdefgh abcd1234 a1b2c3d4 qwertyui asdfghjk qwer1234 asdf1234 1q2w3e4r 1qaz2wsx qazwsxedc ' +
      'zaq12wsx q1w2e3r4 147258369 123654789 iloveyou princess football superman trustno1 P@ssw0rd ' +
      'Password1 changeme letmein1 whatever internet computer liverpool barcelona ferrari1 ciaociao ' +
      'amoremio giuseppe valentina alessandro cambiami samsung1 Qwerty123! Welcome1 Aa123456'
    expect(known.split(' ').filter((typed) => problemOf(typed) === null)).toEqual([])
  })

  it('come from a list that is ordered by use and left as it was', () => {
    for (const typed of ['123456', '87654321', '00000000', 'aaaaaaaa', '12341234', 'qwerty'])
      expect(isCommon(typed), typed).toBe(true)
    expect(isCommon('cavallocorretto')).toBe(false)
    expect(isCommon('password\n123')).toBe(false)
    expect(isCommon('')).toBe(false)
  })
})

describe('a password that is guessed without a list', () => {
  it.each([
    ...['        ', 'èèèèèèèèè', '🦊🦊🦊🦊🦊🦊🦊🦊', '$$$$$$$$$$', 'zzzzzzzzzzzzy'],
    ...[
      'cdefghijk',
      'kjihgfedc',
      '567890123',
      '0987654321098',
      'uytrewq1',
      'ghjklghjkl',
      'POIUYTREWQ',
    ],
    ...['абвгдежз', '١٢٣٤٥٦٧٨', '02468024', 'acegikmo'],
    ...['xyz-xyz-xyz-', 'perperper', '45a45a45a4', 'qwerty-asdfgh!', 'aaaabbbbcccc'],
  ])('is refused, as a pattern: %j', (typed) => {
    expect(problemOf(typed)).not.toBe(null)
  })

  it.each([
    ...['margine1', 'Margine2026', 'MARGINE!!', '2026margine', 'marginemargine', 'margine.2026!'],
    ...['elpidia99', 'Zanardo1985!', 'ElpidiaZanardo', 'zanardo.elpidia', 'elpidia-zanardo-85'],
    ...['Conti2026', 'conti.negozio', 'margine-elpidia', 'elpidiamargine1'],
    ...['MÀRGINE26', 'mârgînè1', 'elpìdia99', 'enigram2026', 'odranaz-85'],
    ...['Gennaio2026', 'Inverno.2025!', 'Lunedì2026'],
  ])('is refused, made of words that everybody knows of it: %j', (typed) => {
    expect(problemOf(typed)).toBe('easily-guessed')
  })

  it.each(['sette-colli', 'otto gatti', 'nove-lupi-x', 'prima-casa'])(
    'is taken, though a word of it is a part of a month or a season: %s',
    (typed) => {
      expect(problemOf(typed)).toBe(null)
    },
  )

  it.each([
    ...[
      'bottega2026',
      'negozio1',
      'marginex',
      'imargine',
      'lamargine',
      'miomargine',
      'm4rgine1',
      'xelpidiazanardo',
    ],
    ...['!@#$%^&*', '!@#$%^&*()', '!"£$%&/()='],
  ])('is refused with little beside them, or as a row of shifted figures: %j', (typed) => {
    expect(problemOf(typed)).not.toBe(null)
  })

  it.each([
    ['zanardo85', 'elpidiazanardo@posta.example'],
    ['elpidia85', 'elpidiazanardo@posta.example'],
    ['brambilla2', 'giovannabrambilla@posta.example'],
    ['bertolazzi1', 'lucio@ceramichebertolazzi.example'],
    ['ceramiche1', 'lucio@ceramichebertolazzi.example'],
    ['cantu2026', 'nino@gelateriacantù.example'],
  ])('is refused, made of a part of a word of the address: %s of %s', (typed, address) => {
    expect(passwordProblem(typed, address)).toBe('easily-guessed')
  })

  it('may be long and hold such a word by chance', () => {
    expect(passwordProblem('rossi di sera bel tempo si spera', 'giulia.rossi@posta.example')).toBe(
      null,
    )
  })

  it('may have such words in it beside a password of its own', () => {
    expect(problemOf('elpidia+verde7')).toBe('easily-guessed')
    expect(problemOf('elpidia+verde78')).toBe(null)
    expect(problemOf('immarginelfo')).toBe('easily-guessed')
    expect(problemOf('immarginelfo+blu')).toBe(null)
  })

  it('is refused when it is the number that is the address', () => {
    expect(passwordProblem('3471829304', '3471829304@posta.example')).toBe('easily-guessed')
    expect(passwordProblem('3471829304', 'anna@posta.example')).toBe(null)
  })

  it('is told in little time, whatever the address is made of', () => {
    const address = `${Array.from({ length: 40 }, (_, n) => 'a'.repeat(3 + (n % 4))).join('.')}@a.it`
    expect(passwordProblem(`${'a'.repeat(127)}b`, address)).toBe('easily-guessed')
  })

  it('is told of any text within the lengths, without a failure', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.emailAddress(), (typed, address) => {
        const { length } = [...typed.normalize('NFKC')]
        const problem = passwordProblem(typed, address)
        if (length < 8) expect(problem).toBe('too-short')
        else expect(problem).not.toBe('too-short')
      }),
    )
  })

  it('is told alike in small letters and capitals, and with signs of another width', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9!.-]{8,20}$/), (typed) => {
        const wide = typed.replaceAll(/[!-~]/g, (sign) =>
          String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0),
        )
        expect(problemOf(typed.toUpperCase())).toBe(problemOf(typed))
        expect(problemOf(wide)).toBe(problemOf(typed))
      }),
    )
  })

  it('is refused with any figures behind the name of the product or of its owner', () => {
    const word = fc.constantFrom('margine', 'elpidia', 'zanardo', 'bottega', 'negozio')
    const around = fc.stringMatching(/^[0-9!.?-]{0,3}$/)
    fc.assert(
      fc.property(around, word, around, (before, known, after) => {
        const typed = (before + known + after).padEnd(8, '1')
        expect(problemOf(typed)).not.toBe(null)
      }),
    )
  })
})

describe('where a password is chosen', () => {
  const cases = [
    ['corta12', 'La password deve avere almeno 8 caratteri.'],
    ['ab'.repeat(65), 'La password può avere al massimo 128 caratteri.'],
    ['qwertyuiop', "Questa password è troppo comune: scegline un'altra."],
    [
      'Margine2026',
      "Questa password è troppo facile da indovinare: il tuo indirizzo, il nome Margine, un mese, un giorno o una stagione e i caratteri ripetuti o in fila non bastano. Scegline un'altra.",
    ],
    [email, 'La password non può essere il tuo indirizzo email.'],
  ] as const

  // proves: 5.8
  it.each(cases)('signing up refuses %j, and says why', async (typed, detail) => {
    const service = await buildService()
    const answer = await service.browser().post('/api/account/sign-up', { email, password: typed })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'password', detail }],
    })
  })

  it.each(cases)(
    'a reset refuses %j, says why, and leaves the link good',
    async (typed, detail) => {
      const service = await buildService()
      await register(service, email)
      const browser = service.browser()
      const reset = (token: string, chosen: string) =>
        browser.post('/api/account/password-reset', { token, password: chosen })
      await requestMail(service.database.queries, { kind: 'passwordReset', email })
      const token = await newestToken(service, email)
      const refused = await reset(token, typed)
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ fields: [{ field: 'password', detail }] })
      expect((await reset(token, `${password}!`)).status).toBe(204)
    },
  )

  it('tells what is wrong with the address and the password at once', async () => {
    const { browser } = await buildService()
    const answer = await browser().post('/api/account/sign-up', { email: 'x', password: 'y' })
    expect(answer.status).toBe(422)
    const { fields } = (await answer.json()) as { fields: { field: string }[] }
    expect(fields.map(({ field }) => field)).toEqual(['email', 'password'])
  })
})
