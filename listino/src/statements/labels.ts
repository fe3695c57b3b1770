/** The seller's own labels of what they sell, by the marketplace's number of it, as the rows of sales tell them. */
export class Labels {
  readonly #byOrder = new Map<string, string>()
  /** Null where a number has several. */
  readonly #byListing = new Map<string, string | null>()

  add(order: string, listing: string, label: string): void {
    this.#byOrder.set(`${order}\n${listing}`, label)
    const known = this.#byListing.get(listing)
    this.#byListing.set(listing, known === undefined || known === label ? label : null)
  }

  /** The label of what an order holds of a number, else the only one of that number; null where nobody can tell. */
  of(order: string, listing: string): string | null {
    return this.#byOrder.get(`${order}\n${listing}`) ?? this.#byListing.get(listing) ?? null
  }
}
