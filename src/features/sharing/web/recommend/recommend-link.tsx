import { useState } from 'react';
import { SHARES_PATH } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { MadeLink } from '../../contract/share-schemas.ts';
import { type Recommendation, recommendationAddress } from '../../rules/recommendation.ts';
import { LinkQr } from '../link-qr.tsx';
import { shareApi } from '../share-api.ts';
import styles from './recommend.module.css';

/** Specification 9: QR code of a shared page. */
const QR_PX = 150;
const DAYS = [7, 30, 90] as const;
const OPTIONS = DAYS.map((days) => ({ value: String(days), label: `${days} 天` }));

interface RecommendLinkProps {
  draft: Recommendation;
  /** Why no link can be made now; null when it can. */
  obstacle: string | null;
  onClear: () => void;
}

const wordsOf = ({ forWhom, note, lines }: Recommendation) => ({
  forWhom: forWhom.trim(),
  note: note.trim(),
  items: lines.map((line) => ({ itemCode: line.itemNo, note: line.note.trim() })),
});

/** Makes the link and shows it once; whatever changes afterwards wants another one. */
export function RecommendLink({ draft, obstacle, onClear }: RecommendLinkProps) {
  const act = useAct();
  const [days, setDays] = useState<(typeof DAYS)[number]>(30);
  const [made, setMade] = useState<{ link: MadeLink; of: Recommendation } | null>(null);
  const current = made?.of === draft ? made.link : null;
  const make = () =>
    act.run(async () => {
      const url = recommendationAddress(draft.lines);
      const wish = { url, appCode: '009', days, title: draft.title.trim(), words: wordsOf(draft) } as const;
      setMade({ link: await shareApi.call.link(wish), of: draft });
    }, '推荐链接已生成');
  const left = made && !current && '推荐内容有改动，之前的链接仍是旧内容，请重新生成。';
  return (
    <Section title="分享链接" note={current ? `有效至 ${displayTime(current.until)}，可随时停用` : undefined}>
      <div className={styles.link}>
        {current && <LinkQr address={current.quoteLink} label="推荐链接" size={QR_PX} event="recommend" />}
        {(act.problem ?? obstacle ?? left) && <p role="status">{act.problem ?? obstacle ?? left}</p>}
        <div className={styles.acts}>
          <SelectField
            label="有效期"
            options={OPTIONS}
            value={String(days)}
            onChange={({ target }) => setDays(DAYS.find((one) => String(one) === target.value) ?? 30)}
          />
          <Button kind="primary" busy={act.busy} disabled={obstacle !== null} onClick={() => void make()}>
            {made ? '重新生成链接' : '生成链接'}
          </Button>
          {draft.lines.length > 0 && <Button onClick={onClear}>清空，另做一份</Button>}
          <ButtonLink href={SHARES_PATH}>查看打开次数</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
