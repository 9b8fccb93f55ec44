import { AttachedFiles } from '#business/attachments/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Section } from '#platform/web/display/section.tsx';
import type { OrderFile } from '../../contract/order-schemas.ts';

/** Files handed in with the order; the server gives them to those who may see the order. */
export function OrderFiles({ files }: { files: readonly OrderFile[] }) {
  if (files.length === 0) return null;
  return (
    <Section title="附件" note={`共 ${files.length} 个`}>
      <AttachedFiles
        files={files}
        kind="order"
        path="/oms-front/trade/file"
        note={({ createdAt }) => ` · ${displayTime(createdAt)}`}
      />
    </Section>
  );
}
