import type { FormCalculation } from '@margine/engine'
import type { Dispatch, ReactNode } from 'react'
import { strings } from '../application-strings.ts'
import { CalculatorScreen } from '../features/calculator/CalculatorScreen.tsx'
import {
  type Calculator,
  type CalculatorAction,
  todaysCalculationOf,
} from '../features/calculator/calculator.ts'
import { nextScreenNames, profileScreen } from '../features/calculator/next-screen.ts'
import { keptRecord, type Saved, type Wanted } from '../features/saved/saved.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'

const ScenariosScreen = lazyPart(async () => {
  return (await import('../features/scenarios/ScenariosScreen.tsx')).ScenariosScreen
})

const SavedScreen = lazyPart(async () => {
  return (await import('../features/saved/saved-part.ts')).SavedScreen
})

const RightPriceScreen = lazyPart(async () => {
  return (await import('../features/right-price/RightPriceScreen.tsx')).RightPriceScreen
})

const WhereToSellScreen = lazyPart(async () => {
  return (await import('../features/where-to-sell/WhereToSellScreen.tsx')).WhereToSellScreen
})

const ProfileScreen = lazyPart(async () => {
  return (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen
})

/** What every screen looks at: the one calculation, and what is saved. */
export interface Application {
  calculator: Calculator
  /** What the calculator shows; null until the first successful calculation. */
  calculation: FormCalculation | null
  dispatch: Dispatch<CalculatorAction>
  saved: Saved
  want: (wanted: Wanted) => void
}

type PanelProps = {
  app: Application
  /** Whether it is the screen in view. */
  shown: boolean
  /** Leads to another screen. */
  show: (name: ScreenName) => void
  /** Leads back to a screen: Back from there doesn't return here. */
  returnTo: (name: ScreenName) => void
  /** Opens a calculation that was exported. */
  onFile: (file: File) => void
}

type Screen = {
  label: string
  /** Whether it has a tab; another screen is opened by `show`, and left by Back. */
  tab: boolean
  Panel: (props: PanelProps) => ReactNode
}

/**
 * The screens of the application, the first one first: here a screen of a feature is given what it
 * needs.
 */
const screens = {
  calculator: {
    label: strings.tabs.calculator,
    tab: true,
    Panel: ({ app, show }: PanelProps): ReactNode => (
      <CalculatorScreen
        calculator={app.calculator}
        calculation={app.calculation}
        dispatch={app.dispatch}
        onOpen={show}
        onSave={withTodaysResult(app, 'save')}
        kept={keptRecord(app.saved, app.calculator.origin)}
        onUpdate={withTodaysResult(app, 'update')}
        isSaved={app.saved.savedForm === app.calculator.form}
      />
    ),
  },
  scenarios: {
    label: strings.tabs.scenarios,
    tab: true,
    Panel: ({ app, shown, show, returnTo }: PanelProps): ReactNode => (
      <ScenariosScreen
        shown={shown}
        form={app.calculator.form}
        revision={app.calculator.revision}
        calculation={
          app.calculator.stored === null ? app.calculation : todaysCalculationOf(app.calculator)
        }
        onApply={(amounts) => {
          app.dispatch({ type: 'apply', ...amounts })
          show('calculator')
        }}
        onBack={() => returnTo('calculator')}
      />
    ),
  },
  saved: {
    label: strings.tabs.saved,
    tab: true,
    Panel: ({ app, shown, show, returnTo, onFile }: PanelProps): ReactNode => (
      <SavedScreen
        shown={shown}
        list={app.saved.list}
        onReload={() => app.want({ act: 'reload' })}
        onRemove={(id) => app.want({ act: 'remove', id })}
        onLoad={(loaded) => {
          app.dispatch({ type: 'load', ...loaded })
          show('calculator')
        }}
        onBack={() => returnTo('calculator')}
        onFile={onFile}
      />
    ),
  },
  rightPrice: {
    label: nextScreenNames.rightPrice,
    tab: false,
    Panel: ({ app, shown, show, returnTo }: PanelProps): ReactNode => (
      <RightPriceScreen
        shown={shown}
        form={app.calculator.form}
        article={app.calculator.article}
        onApply={(prezzoVendita) => {
          app.dispatch({ type: 'change', field: 'prezzoVendita', value: prezzoVendita })
          show('calculator')
        }}
        onBack={() => returnTo('calculator')}
      />
    ),
  },
  whereToSell: {
    label: nextScreenNames.whereToSell,
    tab: false,
    Panel: ({ app, shown, show, returnTo }: PanelProps): ReactNode => (
      <WhereToSellScreen
        shown={shown}
        form={app.calculator.form}
        sale={app.calculator.sale}
        ownShipping={app.calculator.otherShipper.spedizione}
        onOpen={(form) => {
          app.dispatch({ type: 'goTo', form })
          show('calculator')
        }}
        onBack={() => returnTo('calculator')}
      />
    ),
  },
  profile: {
    label: profileScreen,
    tab: false,
    Panel: ({ shown, returnTo }: PanelProps): ReactNode => (
      <ProfileScreen shown={shown} onBack={() => returnTo('calculator')} />
    ),
  },
} satisfies Record<string, Screen>

type ScreenName = keyof typeof screens

/** The screens in their order, each with its name. */
export const screenList = Object.entries<Screen>(screens).map(([name, screen]) => ({
  name,
  ...screen,
}))

/** The name of a screen, if that is one; else that of the first. */
export const screenNamed = (name: string): string =>
  Object.hasOwn(screens, name) ? name : 'calculator'

/** Saves by today's rates: an older result is recalculated on the screen first. */
function withTodaysResult(app: Application, act: 'save' | 'update') {
  const { calculator, dispatch, want } = app
  return () => {
    if (calculator.stored !== null) dispatch({ type: 'calculate' })
    if (todaysCalculationOf(calculator)?.ok) want({ act })
  }
}
