import { strings } from '../../application-strings.ts'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import type { GuideProps } from './Guide.tsx'

const words = strings.guide

const Guide = lazyPart(async () => (await import('./Guide.tsx')).Guide, { opens: 'guide' })

type Props = GuideProps & { onClose: () => void }

/** The guide beside what it explains: the panel is there at once, its text when it has come. */
export function GuidePanel(props: Props) {
  return (
    <SidePanel title={words.title} closeLabel={words.close} onClose={props.onClose}>
      {() => <Guide {...props} />}
    </SidePanel>
  )
}
