import { ImageDialog } from '#platform/web/kits/crop/image-dialog.tsx';
import type { Company } from '../../contract/company-contract.ts';
import { companyApi, useCompanyChange } from './company-queries.ts';

/** Logos are three times as wide as high: what fits the head of every page. */
const ASPECT = 3;
/** Longest side sent in pixels: more than is kept, far less than the limit of an upload. */
const CUT = { limit: 960, quality: 0.92 };
const PREVIEWS = [{ width: 120, height: 40, label: '标志预览' }];

type LogoDialogProps = { open: boolean; company: Company; onClose: () => void };

export function LogoDialog({ company: { logoUrl }, ...props }: LogoDialogProps) {
  const show = useCompanyChange();
  return (
    <ImageDialog
      {...props}
      name="公司标志"
      shortName="标志"
      aspect={ASPECT}
      current={logoUrl && <img src={logoUrl} alt="当前标志" width={120} height={40} />}
      previewTitle="页头中的样子"
      previews={PREVIEWS}
      cut={CUT}
      save={(image) => show(companyApi.call.uploadLogo({ image }))}
      remove={() => show(companyApi.call.removeLogo({}))}
    />
  );
}
