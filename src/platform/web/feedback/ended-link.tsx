import { LockIcon } from '../icons/icons.tsx';
import { LostPage } from './lost-page.tsx';

/** A link that does not open, whatever the reason: nothing can be learnt by trying. */
export const EndedLink = () => (
  <LostPage icon={<LockIcon size={26} />} title="链接打不开">
    链接可能已过期、已停用或复制不完整，请向发给您链接的人索取新的链接。
  </LostPage>
);
