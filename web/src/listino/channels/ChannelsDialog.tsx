import { isOwnShop, paymentServices } from '@margine/engine'
import { type Channel, mostChannels } from '@margine/listino'
import type { Choices, Terms } from '@margine/listino/list'
import { asksPlan } from '@margine/listino/list'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { noneChosen } from '../../ui/form/PaymentService.tsx'
import { TypedField } from '../../ui/form/TypedField.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { words as termsWords } from '../what-if/words.ts'
import styles from './ChannelsDialog.module.css'
import { asksPrime, ownRateOn } from './channel-terms.ts'
import { words } from './words.ts'

type Props = {
  channels: readonly Channel[]
  choices: Choices['channels']
  terms: Terms
  onCompare: (channels: readonly Channel[]) => void
  onTerms: (changes: Partial<Terms>) => void
  onClose: () => void
}

type ChoiceProps = {
  channel: Channel
  choice: Choices['channels'][number]
  ownRate: string
  onChange: (channel: Channel) => void
}

/** What has to be said of a channel so that more articles have figures there. */
function ChannelFields({ channel, choice, ownRate, onChange }: ChoiceProps) {
  const { label, categories } = choice
  if (isOwnShop(channel))
    return (
      <SelectField
        label={words.payment(label)}
        value={channel.payment}
        options={[
          { value: '', label: noneChosen(channel.marketplace, words.noPayment) },
          ...paymentServices.map(({ key, label: service }) => ({ value: key, label: service })),
        ]}
        onChange={(payment) => onChange({ ...channel, payment })}
      />
    )
  if (ownRate !== '' || categories.length === 0) return null
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
export function ChannelsDialog(props: Props) {
  const { channels, choices, terms, onCompare, onTerms, onClose } = props
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
              const ownRate = ownRateOn(choice.value, terms)
              return (
                <li key={choice.value}>
                  <Switch
                    label={choice.label}
                    checked={channel !== undefined}
                    onChange={(isOn) => toggle(choice.value, isOn)}
                  />
                  {channel !== undefined && (
                    <ChannelFields
                      channel={channel}
                      choice={choice}
                      ownRate={ownRate}
                      onChange={change}
                    />
                  )}
                  {channel !== undefined && (
                    <TypedField
                      label={words.shipping(choice.label)}
                      hint={words.shippingHint}
                      text={channel.shipping ?? ''}
                      unit="€"
                      onWrite={(text) => {
                        const { shipping: _, ...others } = channel
                        change(text === '' ? others : { ...others, shipping: text })
                      }}
                    />
                  )}
                  {channel !== undefined && ownRate !== '' && <p>{words.byOwnRate(ownRate)}</p>}
                  {channel !== undefined && asksPlan({ ...terms, marketplace: choice.value }) && (
                    <Switch
                      label={termsWords.plan}
                      checked={terms.pianoAmazon === 'individuale'}
                      onChange={(isOn) =>
                        onTerms({ pianoAmazon: isOn ? 'individuale' : 'professionale' })
                      }
                    />
                  )}
                  {channel !== undefined && asksPrime(choice.value, terms) && (
                    <Switch
                      label={words.prime}
                      checked={terms.prime === true}
                      onChange={(prime) => onTerms({ prime })}
                    />
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
