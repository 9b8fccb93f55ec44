export type ToolbarItem = 'phone' | 'cart' | 'service' | 'correction' | 'refresh' | 'top';

export type ToolbarFacts = {
  /** Route name of specification 2. */
  pageName: string;
  phoneVersionSwitch: '0' | '1';
  customerServiceSwitch: '0' | '1';
  punchOut: boolean;
  /** Punch-out inside the partner's window. */
  embedded: boolean;
  /** Scrolled down by more than 118 px. */
  scrolled: boolean;
};

/** Which buttons the floating toolbar shows, in order (specification 2.7). */
export function toolbarItems(facts: ToolbarFacts): ToolbarItem[] {
  const items: [ToolbarItem, boolean][] = [
    ['phone', facts.phoneVersionSwitch === '1' && !(facts.punchOut && facts.embedded)],
    ['cart', true],
    ['service', facts.customerServiceSwitch === '1'],
    ['correction', facts.pageName === 'Sku'],
    ['refresh', facts.punchOut],
    ['top', facts.scrolled],
  ];
  return items.filter(([, shown]) => shown).map(([item]) => item);
}

const WITHOUT_WIDGET: readonly string[] = ['error-browser', 'shareQuota', 'shareOrder', 'Sku'];

/** The floating service widget is hidden on these pages (specification 2.4, default layout). */
export function showsServiceWidget(pageName: string): boolean {
  return !WITHOUT_WIDGET.includes(pageName);
}
