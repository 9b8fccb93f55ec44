import { SearchIcon } from '../icons/icons.tsx';
import { LostPage } from './lost-page.tsx';

/** Specification 2.8: the page says that it does not exist and leads home. */
export const NotFound = () => (
  <LostPage icon={<SearchIcon size={26} />} title="您访问的页面不存在">
    链接可能已失效或输入有误，可在上方搜索产品编码、产品名称或品牌。
  </LostPage>
);
