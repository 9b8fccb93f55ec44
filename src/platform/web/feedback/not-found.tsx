import { ButtonLink } from '../controls/button.tsx';
import { SearchIcon } from '../icons/icons.tsx';
import { StatePanel } from './state-panel.tsx';

/** Specification 2.8: the page says that it does not exist and leads home. */
export function NotFound() {
  return (
    <StatePanel
      page
      icon={<SearchIcon size={26} />}
      title="您访问的页面不存在"
      actions={
        <ButtonLink kind="primary" href="/">
          返回首页
        </ButtonLink>
      }
    >
      链接可能已失效或输入有误，可在上方搜索产品编码、产品名称或品牌。
    </StatePanel>
  );
}
