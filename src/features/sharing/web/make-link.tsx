import { type ReactNode, useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { MadeLink } from '../contract/share-schemas.ts';
import { LinkQr } from './link-qr.tsx';
import { shareApi } from './share-api.ts';
import styles from './shared-page.module.css';

interface MakeLinkProps {
  /** What is shared, by its page and number. */
  url: string;
  prices: boolean;
  /** What the link is called for readers. */
  label: string;
  beside?: ReactNode;
}

/** Specification 9: QR code of a shared page. */
const QR_PX = 150;

/** Makes a link and shows it once, with its QR code. */
export function MakeLink({ url, prices, label, beside }: MakeLinkProps) {
  const act = useAct();
  const [made, setMade] = useState<MadeLink | null>(null);
  const make = () =>
    act.run(async () => {
      setMade(await shareApi.call.link({ url, appCode: '009', prices }));
    }, '链接已生成');
  return (
    <Section title="分享链接" note={made ? `有效至 ${displayTime(made.until)}，可随时停用` : undefined}>
      <div className={styles.form}>
        {made && <LinkQr address={made.quoteLink} label={label} size={QR_PX} event="quote" />}
        <ProblemLine>{act.problem}</ProblemLine>
        <Row gap={10} looks={['wrap']}>
          {beside}
          <Button kind="primary" busy={act.busy} onClick={() => void make()}>
            {made ? '再生成一个' : '生成链接'}
          </Button>
        </Row>
      </div>
    </Section>
  );
}
