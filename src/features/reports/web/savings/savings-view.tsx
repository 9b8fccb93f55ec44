import { displayYuan } from '#platform/shared/display-money.ts';
import { Section } from '#platform/web/display/section.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import type { SavingsAnswer } from '../../contract/report-topics.ts';
import type { SpendSearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { FigureButton } from '../figures/figure-button.tsx';
import { Tiles } from '../figures/tiles.tsx';
import frame from '../frame/frame.module.css';
import { ReportResult } from '../frame/report-result.tsx';
import { openers } from '../lines/openers.ts';
import { savingsQuery } from '../report-queries.ts';
import { comparedWord, countedWord } from '../report-words.ts';
import type { ViewProps } from '../view-props.ts';
import { CauseBars } from './cause-bars.tsx';
import styles from './savings.module.css';

/** Against what the company paid the last time: what was saved, what was spent more, and both together. */
function AgainstLast({ last, open }: { last: SavingsAnswer['last']; open: () => void }) {
  return (
    <Section title="比上次买价" note={`${last.lines.toLocaleString('zh-CN')} 行以前买过`}>
      <dl className={styles.last}>
        <div>
          <dt>比上次便宜，省了</dt>
          <dd>{displayYuan(last.saved)}</dd>
        </div>
        <div>
          <dt>比上次贵，多花</dt>
          <dd>{displayYuan(last.spent)}</dd>
        </div>
        <div>
          <dt>合计（正数为省）</dt>
          <dd>
            <strong>
              <FigureButton onClick={open}>{displayYuan(last.net)}</FigureButton>
            </strong>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** What was saved against list prices, and against the prices paid before. */
export function SavingsView({ search, choices, address }: ViewProps<SpendSearch>) {
  const result = useListQuery(savingsQuery(filterOf(search, choices.today)));
  const { tile, show } = openers(address);
  return (
    <ReportResult title="节省" result={result} nothingYet={choices.firstDay === null} counted={countedWord(search)}>
      {(data, stale) => (
        <>
          <Tiles tiles={data.tiles} head={data.head} comparedWith={comparedWord(search)} onOpen={tile} stale={stale} />
          <div className={frame.halves}>
            <Section title="节省从哪来" note="与面价比">
              <CauseBars causes={data.causes} open={(cause) => show({ figure: 'savings', ...(cause && { cause }) })} />
            </Section>
            <AgainstLast last={data.last} open={() => show({ figure: 'last' })} />
          </div>
        </>
      )}
    </ReportResult>
  );
}
