import { isOwnShop, paymentServices } from '@margine/engine'
import type { Channel } from '@margine/listino'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { Choices } from '../worker/terms.ts'
import { mostChannels } from '../worker/view.ts'
import styles from './ChannelsDialog.module.css'
import { words } from './words.ts'

type Props = {
  channels: readonly Channel[]
  choices: Choices['channels']
  onCompare: (channels: readonly Channel[]) => void
  onClose: () => void
}

type ChoiceProps = {
  channel: Channel
  choice: Choices['channels'][number]
  onChange: (channel: Channel) => void
}

/** What has to be said of a channel so that more articles have figures there. */
function ChannelFields({ channel, choice: { label, categories }, onChange }: ChoiceProps) {
  if (isOwnShop(channel))
    return (
      <SelectField
        label={words.payment(label)}
        value={channel.payment}
        options={[
          { value: '', label: words.noPayment },
          ...paymentServices.map(({ key, label: service }) => ({ value: key, label: service })),
        ]}
        onChange={(payment) => onChange({ ...channel, payment })}
      />
    )
  if (categories.length === 0) return null
  return (
    <SelectField
      label={words.category(label)}
      value={channel.category}
      options={[{ value: '', label: words.noCategory }, ...categories]}
      onChange={(category) => onChange({ ...channel, category })}
    />
  )
}

/** On which other marketplaces the list is compared. */
export function ChannelsDialog({ channels, choices, onCompare, onClose }: Props) {
  const [isTooMany, setIsTooMany] = useState(false)
  const toggle = (marketplace: string, isOn: boolean) => {
    const others = channels.filter((one) => one.marketplace !== marketplace)
    setIsTooMany(isOn && others.length === mostChannels)
    if (!isOn) onCompare(others)
    else if (others.length < mostChannels)
      onCompare([...others, { marketplace, category: '', payment: '' }])
  }
  const change = (changed: Channel) =>
    onCompare(channels.map((one) => (one.marketplace === changed.marketplace ? changed : one)))
  return (
    <ModalDialog role="dialog" title={words.title} onClose={onClose}>
      {(close) => (
        <>
          <p>{words.lead}</p>
          <ul className={styles.channels}>
            {choices.map((choice) => {
              const channel = channels.find(({ marketplace }) => marketplace === choice.value)
              return (
                <li key={choice.value}>
                  <Switch
                    name={choice.label}
                    label={choice.label}
                    checked={channel !== undefined}
                    onChange={(isOn) => toggle(choice.value, isOn)}
                  />
                  {channel !== undefined && (
                    <ChannelFields channel={channel} choice={choice} onChange={change} />
                  )}
                </li>
              )
            })}
          </ul>
          <p role="status">{isTooMany && words.most(mostChannels)}</p>
          <Button variant="primary" onClick={close}>
            {words.done}
          </Button>
        </>
      )}
    </ModalDialog>
  )
}
