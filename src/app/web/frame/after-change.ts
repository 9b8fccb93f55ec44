interface TabFacts {
  /** Whom the page was made for, and for whom the browser works now; null is a visitor. */
  known: string | null;
  now: string | null;
  /** What the page shows belongs to the participant as a whole. */
  isAccountPage: boolean;
  /** Something typed stands in the page. */
  typed: boolean;
}

/** What a tab does that is shown again: nothing is lost unasked, and nothing of the first participant stays. */
export function afterChange({ known, now, isAccountPage, typed }: TabFacts): 'nothing' | 'tell' | 'reload' | 'refetch' {
  if (known === now) return 'nothing';
  if (typed) return 'tell';
  return isAccountPage ? 'reload' : 'refetch';
}
