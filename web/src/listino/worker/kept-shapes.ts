import type { ReturnTerms } from '@margine/engine'
import type {
  AccountFacts,
  CostFacts,
  JoinedCosts,
  KnownList,
  ListFacts,
  PaidRate,
  PaidRates,
  Place,
  SaidTerms,
  Terms,
  TrueFees,
  UnusableRow,
} from '@margine/listino/list'
import { areAddedFields, isRegime } from '../../calculation/added-fields.ts'
import {
  hasFields,
  isEither,
  isFlag,
  isListOf,
  isNothing,
  isNull,
  isObject,
  isOneOf,
  isText,
  type Reads,
} from '../../reading.ts'

export const isNumber: Reads<number> = (value) => typeof value === 'number'

export const isMaybe = <Value>(reads: Reads<Value>): Reads<Value | undefined> =>
  isEither(isNothing, reads)

const isRecord = (value: unknown): value is object => isObject(value) && !Array.isArray(value)

const isTextByKey: Reads<Readonly<Record<string, string>>> = (
  value,
): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every(isText)

const areReturns = hasFields<ReturnTerms>({
  percentuale: isText,
  rivendibili: isText,
  costo: isText,
})

const areReturnsByKey: Reads<NonNullable<Terms['resiSu']>> = (
  value,
): value is NonNullable<Terms['resiSu']> =>
  isRecord(value) && Object.values(value).every(areReturns)

/** Terms of which any may be missing. */
export const areTerms = hasFields<SaidTerms>({
  marketplace: isMaybe(isText),
  category: isMaybe(isText),
  tariffe: isMaybe(isText),
  regime: isMaybe(isRegime),
  aliquotaIVA: isMaybe(isText),
  aliquotaRidotta: isMaybe(isText),
  prezzoIncludesIVA: isMaybe(isFlag),
  costoIncludesIVA: isMaybe(isFlag),
  speseIncludonoIVA: isMaybe(isFlag),
  target: isMaybe(isNumber),
  targetIn: isMaybe(isOneOf('margine', 'dopoImposte')),
  prezzo: isMaybe(isNumber),
  costo: isMaybe(isNumber),
  regole: isMaybe(
    isListOf(
      hasFields<Terms['regole'][number]>({
        field: isOneOf('sku', 'nome'),
        test: isOneOf('inizia', 'contiene', 'finisce'),
        text: isText,
        category: isText,
      }),
    ),
  ),
  spedizione: isMaybe(isText),
  spedizioneNonDetta: isMaybe(isText),
  spedizioneFBA: isMaybe(isOneOf('entrambe', 'tariffa')),
  sale: isMaybe(areAddedFields),
  resiSu: isMaybe(areReturnsByKey),
  prime: isMaybe(isFlag),
  packaging: isMaybe(isText),
  pubblicita: isMaybe(isText),
  pubblicitaIn: isMaybe(isOneOf('euro', 'percento')),
  imposte: isMaybe(
    hasFields<NonNullable<Terms['imposte']>>({
      coefficiente: isMaybe(isText),
      sostitutiva: isMaybe(isOneOf('15', '5')),
      gestione: isMaybe(isOneOf('nessuna', 'commercianti', 'artigiani')),
      riduzione: isMaybe(isOneOf('nessuna', '35', '50')),
      senzaGestione: isMaybe((value): value is true => value === true),
    }),
  ),
  commissioni: isMaybe(isTextByKey),
  pagamento: isMaybe(
    isEither(
      isNull,
      hasFields<NonNullable<Terms['pagamento']>>({ percentuale: isText, fissa: isText }),
    ),
  ),
  pianoAmazon: isMaybe(isOneOf('professionale', 'individuale')),
})

const isAccount = hasFields<AccountFacts>({
  short: isText,
  columns: isListOf(
    hasFields<AccountFacts['columns'][number]>({
      title: isText,
      isCounted: isFlag,
      words: isText,
    }),
  ),
  warnings: isListOf(isText),
})

/** An article that only the file before has. */
export const isGone = hasFields<NonNullable<KnownList['gone']>[number]>({
  sku: isText,
  name: isText,
  price: isEither(isNull, isNumber) as Reads<number>,
  currency: isText,
})

const isUnusableRow = hasFields<UnusableRow>({
  row: isNumber,
  sku: isText,
  reason: isText,
  sheet: isText,
})

export const areFacts = hasFields<
  Pick<
    ListFacts,
    | 'fileName'
    | 'label'
    | 'articles'
    | 'unusable'
    | 'problems'
    | 'account'
    | 'lacksFulfilment'
    | 'mayBeFee'
    | 'isChosen'
  > & {
    trueFees: Pick<TrueFees, 'marketplace' | 'tariffe'>
    costs: object | null
    sheets: object | null
  }
>({
  fileName: isText,
  label: isEither(isNull, isText),
  articles: isNumber,
  unusable: isNumber,
  problems: isListOf(isUnusableRow),
  account: isAccount,
  sheets: isEither(isNull, isRecord),
  lacksFulfilment: isNumber,
  mayBeFee: isNumber,
  costs: isEither(
    isNull,
    hasFields<Pick<CostFacts, 'fileNames' | 'account' | 'found'>>({
      fileNames: isListOf(isText),
      account: isEither(isNull, isAccount),
      found: isNumber,
    }),
  ),
  isChosen: isFlag,
  trueFees: hasFields<Pick<TrueFees, 'marketplace' | 'tariffe'>>({
    marketplace: isText,
    tariffe: isText,
  }),
})

export const areJoined = isEither(
  isNull,
  hasFields<JoinedCosts>({ unused: isListOf(isText), problems: isListOf(isUnusableRow) }),
)

type TitleVAT = NonNullable<PaidRate['source']['titleVAT']>

export const isSource = hasFields<PaidRate['source']>({
  file: isText,
  at: isNumber,
  titleVAT: isMaybe((one): one is TitleVAT => isObject(one)),
})

export const isPlace = hasFields<Place>({
  country: isText,
  named: isText,
  number: isText,
  written: isMaybe(isText),
  paying: isListOf(isText),
  vat: isEither(isNull, isText),
  costIncludesVAT: isEither(isNull, isFlag),
  paid: isMaybe(
    hasFields<PaidRates>({
      key: isText,
      rates: isListOf(
        hasFields<PaidRate>({
          marketplace: isText,
          categories: isListOf(isText),
          percent: isNumber,
          source: isSource,
        }),
      ),
    }),
  ),
})
