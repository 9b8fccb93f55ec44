import { BACK_TO_TOP_AFTER_PX, scrollToTop } from '#platform/web/browser/scroll-to-top.ts';
import { useScrolledPast } from '#platform/web/browser/use-scrolled-past.ts';
import { ArrowUpIcon, CartIcon, FlagIcon, HeadsetIcon, MobileIcon, RefreshIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Popover } from '#platform/web/overlays/popover.tsx';
import styles from './floating-toolbar.module.css';
import type { FrameProps } from './frame-data.ts';
import { reloadPage } from './fresh-page.ts';
import { type ToolbarItem, toolbarItems } from './toolbar-items.ts';

const CORRECTION_PATH = '/goodsErrorPage.html';

/** Buttons at the right edge (specification 2.7). */
export function FloatingToolbar({ data, actions, pageName }: FrameProps & { pageName: string }) {
  const scrolled = useScrolledPast(BACK_TO_TOP_AFTER_PX);
  const { phoneVersionSwitch, customerServiceSwitch, punchOut, embedded } = data;
  const items = toolbarItems({ pageName, phoneVersionSwitch, customerServiceSwitch, punchOut, embedded, scrolled });
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="快捷工具" aria-orientation="vertical">
      {items.map((item) => (
        <Tool key={item} item={item} data={data} actions={actions} />
      ))}
    </div>
  );
}

function Tool({ item, data, actions }: FrameProps & { item: ToolbarItem }) {
  switch (item) {
    case 'phone':
      return data.site.miniProgramQr && <PhoneVersion picture={data.site.miniProgramQr} />;
    case 'cart':
      return (
        <PageLink href="/cart.html" className={styles.tool}>
          <CartIcon size={18} />
          购物车
        </PageLink>
      );
    case 'service':
      return (
        actions.contactService && (
          <button type="button" className={styles.tool} onClick={actions.contactService}>
            <HeadsetIcon size={18} />
            客服
          </button>
        )
      );
    case 'correction':
      return (
        data.availablePaths.has(CORRECTION_PATH) && (
          <PageLink href={CORRECTION_PATH} target="_blank" className={styles.tool}>
            <FlagIcon size={18} />
            纠错
          </PageLink>
        )
      );
    case 'refresh':
      return (
        <button type="button" className={styles.tool} onClick={reloadPage}>
          <RefreshIcon size={18} />
          刷新
        </button>
      );
    case 'top':
      return (
        <button type="button" className={styles.tool} onClick={scrollToTop}>
          <ArrowUpIcon size={18} />
          顶部
        </button>
      );
  }
}

function PhoneVersion({ picture }: { picture: string }) {
  return (
    <Popover
      label="手机版"
      side="left"
      onHover
      trigger={(props) => (
        <button {...props} type="button" className={styles.tool}>
          <MobileIcon size={18} />
          手机版
        </button>
      )}
    >
      <img src={picture} width={128} height={128} alt="手机版小程序码" />
    </Popover>
  );
}
