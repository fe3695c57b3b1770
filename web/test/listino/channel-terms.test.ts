import { choicesOf, type Terms } from '@margine/listino/list'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { ChannelsDialog } from '../../src/listino/channels/ChannelsDialog.tsx'
import { channelInWords } from '../../src/listino/channels/channel-terms.ts'
import { said } from '../said.ts'
import { terms } from './visit.ts'

const onEbay: Terms = { ...terms, marketplace: 'ebay' }
const onAmazon: Terms = { ...terms, commissioni: { ebay: '5' } }

const dialogOf = (by: Terms, marketplace: string) =>
  said(
    createElement(ChannelsDialog, {
      channels: [{ marketplace, category: '', payment: '' }],
      choices: choicesOf(by).channels,
      terms: by,
      onCompare: () => {},
      onTerms: () => {},
      onClose: () => {},
    }),
  )

it('A channel names what the seller said that counts there alone', () => {
  expect(channelInWords('eBay', { marketplace: 'ebay' }, onAmazon)).toBe('eBay · tua tariffa 5%')
  expect(channelInWords('Amazon', { marketplace: 'amazon' }, { ...onEbay, prime: true })).toBe(
    'Amazon · abbigliamento idoneo a Prime',
  )
  const byPiece: Terms = { ...onEbay, pianoAmazon: 'individuale' }
  expect(channelInWords('Amazon', { marketplace: 'amazon' }, byPiece)).toBe(
    'Amazon · piano Individuale',
  )
  expect(
    channelInWords('Amazon', { marketplace: 'amazon' }, { ...byPiece, tariffe: '1.3.1' }),
  ).toBe('Amazon')
  expect(channelInWords('eBay', { marketplace: 'ebay', shipping: '6,50' }, onAmazon)).toBe(
    'eBay · tua tariffa 5% · spedizione 6,50\u00a0€',
  )
  expect(channelInWords('Etsy', { marketplace: 'etsy' }, { ...onAmazon, prime: true })).toBe('Etsy')
})

it('A channel where the seller has a rate of their own says so, and asks for no category', () => {
  const dialog = dialogOf(onAmazon, 'ebay')
  expect(dialog).toContain('Con la tua tariffa 5%')
  expect(dialog).not.toContain('Categoria su eBay')
  expect(dialogOf(terms, 'ebay')).toContain('Categoria su eBay')
})

it('Amazon as a channel asks whether clothing is eligible for Prime, but by a rate of the seller’s own', () => {
  expect(dialogOf(onEbay, 'amazon')).toContain('Abbigliamento idoneo a Prime')
  expect(dialogOf({ ...onEbay, commissioni: { amazon: '9' } }, 'amazon')).not.toContain('Prime')
  expect(dialogOf(terms, 'ebay')).not.toContain('Prime')
})
