import { useQuery } from '@tanstack/react-query';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SpendSearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { SHOW_NOTHING } from '../address/shown-lines.ts';
import { ChangeText } from '../figures/change-text.tsx';
import frame from '../frame/frame.module.css';
import { openers } from '../lines/openers.ts';
import { pricesQuery, savingsQuery } from '../report-queries.ts';
import { CauseBars } from '../savings/cause-bars.tsx';
import type { ViewProps } from '../view-props.ts';
import styles from './spend.module.css';

type Props = ViewProps<SpendSearch>;

/** How many items whose price rose are named. */
const NAMED = 5;

function Causes({ search, choices, address }: Props) {
  const { data } = useQuery(savingsQuery(filterOf(search, choices.today)));
  const { show } = openers(address);
  if (!data) return null;
  return (
    <Section
      title="节省从哪来"
      action={<PageLink href={address.hrefOf({ ...SHOW_NOTHING, tab: 'savings' })}>看节省</PageLink>}
    >
      <CauseBars causes={data.causes} open={(cause) => show({ figure: 'savings', ...(cause && { cause }) })} />
    </Section>
  );
}

function Rises({ search, choices, address }: Props) {
  const { data } = useQuery(pricesQuery(filterOf(search, choices.today), 'rise', NAMED));
  if (!data) return null;
  const rising = data.rows.filter(({ change }) => Number(change) > 0);
  return (
    <Section
      title="单价涨得多的"
      note={`常购 ${data.counts.items} 种中 ${data.counts.rose} 种上涨`}
      action={<PageLink href={address.hrefOf({ ...SHOW_NOTHING, tab: 'prices' })}>看价格波动</PageLink>}
    >
      {rising.length === 0 ? (
        <p className={styles.none}>这段时间没有上涨的常购商品。</p>
      ) : (
        <ul className={styles.rises}>
          {rising.map(({ itemNo, name, firstPrice, lastPrice, change }) => (
            <li key={itemNo} className={styles.rise}>
              <span>{name}</span>
              <span className={styles.prices}>
                {displayYuan(firstPrice)} → <b>{displayYuan(lastPrice)}</b>
              </span>
              <ChangeText unit="yuan" good="down" change={change} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Where savings come from and whose prices rose: the way to the parts of the page that tell more. */
export const SpendBeside = (props: Props) => (
  <div className={frame.halves}>
    <Causes {...props} />
    <Rises {...props} />
  </div>
);
