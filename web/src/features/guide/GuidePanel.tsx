import { Chunk } from '../../chunk.ts'
import { strings } from '../../strings.ts'
import { LazyPart } from '../../ui/LazyPart.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'

const words = strings.guide

const guide = new Chunk('guide', async () => (await import('./Guide.tsx')).Guide)

/** The guide beside what it explains: the panel is there at once, its text when it has come. */
export function GuidePanel({ onClose }: { onClose: () => void }) {
  return (
    <SidePanel title={words.title} closeLabel={words.close} onClose={onClose}>
      <LazyPart chunk={guide} props={{}} />
    </SidePanel>
  )
}
