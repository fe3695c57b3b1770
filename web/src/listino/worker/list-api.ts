import { articleForm, ListView } from '@margine/listino/list'
import { fragmentOf } from '../../calculation/form-link.ts'
import { CostKeeper } from '../../costs/cost-keeper.ts'
import type { ListApi } from './api.ts'
import { download } from './downloads.ts'
import { Keeper } from './keeper.ts'
import { Reading } from './reading.ts'
import { costsFile, shownCosts } from './shown-costs.ts'

/**
 * A list, which is none at first, and all that can be done with it.
 *
 * @param home the folder that it is kept in
 */
export function listApi(home: string): ListApi {
  const keeper = new Keeper(home, (news) => reading.hear(news))
  const costs = new CostKeeper(home, () => void reading.hearCosts())
  const view = new ListView({
    terms: (terms) => reading.keepTerms(terms),
    changes: (list) => reading.keepChanges(list),
  })
  const reading = new Reading(keeper, costs, view.take)
  return {
    follow: (_, tell) => reading.follow(tell),
    begin: (input) => reading.begin(input),
    open: (input, tell) => reading.open(input, tell),
    costs: (input, tell) => reading.costs(input, tell),
    joinCosts: (input, tell) => reading.joinWaiting(input, tell),
    preview: (input) => reading.preview(input),
    cancel: async () => reading.cancel(),
    forget: () => reading.forget(),
    yieldToCosts: (input) => reading.yieldToCosts(input),
    rememberedCosts: async (query) => {
      const memory = await reading.costMemory()
      return shownCosts(query, memory, view.articles ?? reading.list?.articles ?? null)
    },
    changeCosts: (change) => reading.changeCosts(change),
    exportCosts: async () => costsFile(await reading.costMemory()),
    view: (input, tell) => view.show(input, tell),
    edit: (input, tell) => view.edit(input, tell),
    bulk: (input) => view.bulk(input),
    printed: async ({ most }) => view.printed(most),
    rows: async (range) => view.move(range),
    export: (input) => view.export(input),
    review: (input) => view.review(input),
    reviewed: async (range) => view.reviewed(range),
    exportReviewed: ({ review, leftOut }) => view.exportReviewed(review, leftOut),
    download: async (what) => (reading.list === null ? null : download(what, reading.list)),
    article: async ({ id, terms }) => {
      const { articles } = view
      if (articles === null || id >= articles.length) return null
      const link = fragmentOf(articleForm(id, articles, terms))
      return {
        link,
        name: articles.texts.name.at(id),
        sku: articles.texts.sku.at(id),
        place: id,
      }
    },
  }
}
