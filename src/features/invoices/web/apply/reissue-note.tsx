import { Facts } from '#platform/web/display/facts.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { DraftView } from '../../contract/draft-schemas.ts';

/** What the new invoice comes in the place of, and whether that is taken back yet. */
export function ReissueNote({ reissue }: { reissue: NonNullable<DraftView['reissue']> }) {
  const { redNo, redStatusLabel, ready, invoiceNo, caseNo } = reissue;
  return (
    <Section
      title="原发票"
      note={ready ? '原发票已红冲，请核对抬头后提交' : '红字发票开具后才能提交，现在可以先填写并保存'}
    >
      <Facts
        facts={[
          { label: '发票号码', value: invoiceNo },
          { label: '红字确认单', value: redNo },
          { label: '红冲进度', value: <Tag tone={ready ? 'success' : 'warning'}>{redStatusLabel}</Tag> },
          { label: '售后单', value: caseNo },
        ].filter(({ value }) => Boolean(value))}
      />
    </Section>
  );
}
