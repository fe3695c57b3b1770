import { SidePanel } from '../../ui/SidePanel.tsx'
import styles from './GuidePanel.module.css'
import { guide } from './guide-text.ts'

/** The guide: what the figures mean and how to fill in the form. */
export function GuidePanel({ onClose }: { onClose: () => void }) {
  return (
    <SidePanel title={guide.title} closeLabel={guide.close} onClose={onClose}>
      <div className={styles.guide}>
        {guide.chapters.map(({ title, paragraphs }) => (
          <section key={title}>
            <h3>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </SidePanel>
  )
}
