import { Permitted } from '#features/access/web/public.ts';
import { MADE_IN_BACKGROUND } from '#platform/web/browser/save-file.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import { Menu } from '#platform/web/overlays/menu.tsx';
import { useBusy } from '#platform/web/use-busy.ts';
import type { PaperFormat } from './save-papers.ts';

type Props = {
  /** 导出订单, 导出所选 */
  label: string;
  quiet?: boolean;
  /** False where the file is being made in the background. */
  save: (format: PaperFormat) => Promise<boolean>;
};

const FORMATS: readonly { key: PaperFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel 表格（XLSX）' },
  { key: 'pdf', label: '打印文件（PDF）' },
];

/** Button with the formats orders can be taken along in; only for those who may export. */
export function ExportMenu({ label, quiet, save }: Props) {
  const { busy, during } = useBusy();
  const run = (format: PaperFormat) =>
    during(async () => {
      try {
        if (!(await save(format))) notify.success(MADE_IN_BACKGROUND);
      } catch (error) {
        notify.error(error instanceof Error ? error.message : '导出失败，请检查网络后重试');
      }
    });
  return (
    <Permitted code="ORDER_EXPORT">
      <Menu
        label={label}
        align="end"
        items={FORMATS.map((format) => ({ ...format, onSelect: () => void run(format.key) }))}
        trigger={(trigger) => (
          <Button {...trigger} {...(quiet ? { kind: 'quiet', size: 'sm' } : {})} busy={busy}>
            {label}
            <ChevronDownIcon size={14} />
          </Button>
        )}
      />
    </Permitted>
  );
}
