import type { ReactNode } from 'react';
import { BACK_TO_TOP_AFTER_PX, scrollToTop } from '#platform/web/browser/scroll-to-top.ts';
import { useScrolledPast } from '#platform/web/browser/use-scrolled-past.ts';
import { Picture } from '#platform/web/display/picture.tsx';
import { ArrowUpIcon, CartIcon, FlagIcon, HeadsetIcon, MobileIcon, RefreshIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Popover } from '#platform/web/overlays/popover.tsx';
import styles from './floating-toolbar.module.css';
import type { FrameProps } from './frame-data.ts';
import { reloadPage } from './fresh-page.ts';
import { showsServiceWidget, type ToolbarItem, toolbarItems } from './toolbar-items.ts';

type FloatingToolbarProps = FrameProps & {
  pageName: string;
  /** Where the product shown can be corrected; its page opens in a new tab. */
  correctionHref?: string;
};

/** Buttons at the right edge (specification 2.7). Those whose page or service is missing stay away. */
export function FloatingToolbar({ data, actions, pageName, correctionHref }: FloatingToolbarProps) {
  const scrolled = useScrolledPast(BACK_TO_TOP_AFTER_PX);
  const { miniProgramQr } = data.site;
  const service = showsServiceWidget(pageName) ? actions.contactService : undefined;
  const views: Record<ToolbarItem, ReactNode> = {
    phone: miniProgramQr && <PhoneVersion key="phone" qr={miniProgramQr} />,
    cart: data.mayBuy && data.availablePaths.has('/cart.html') && (
      <ToolbarLink key="cart" label="购物车" href="/cart.html" icon={<CartIcon size={18} />} />
    ),
    service: service && (
      <ToolbarButton key="service" label="在线客服" onClick={service} icon={<HeadsetIcon size={18} />} />
    ),
    correction: correctionHref && data.availablePaths.has('/goodsErrorPage.html') && (
      <ToolbarLink key="correction" label="商品纠错" href={correctionHref} newTab icon={<FlagIcon size={18} />} />
    ),
    refresh: <ToolbarButton key="refresh" label="刷新" onClick={reloadPage} icon={<RefreshIcon size={18} />} />,
    top: <ToolbarButton key="top" label="返回顶部" onClick={scrollToTop} icon={<ArrowUpIcon size={18} />} />,
  };
  const shown = toolbarItems({ ...data, pageName, scrolled })
    .map((item) => views[item])
    .filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <aside className={styles.toolbar} aria-label="快捷工具">
      {shown}
    </aside>
  );
}

type ToolbarEntry = { label: string; icon: ReactNode };

function ToolbarLink({ label, icon, href, newTab }: ToolbarEntry & { href: string; newTab?: boolean }) {
  return (
    <PageLink
      href={href}
      className={styles.item}
      aria-label={label}
      title={label}
      target={newTab ? '_blank' : undefined}
    >
      {icon}
    </PageLink>
  );
}

function ToolbarButton({ label, icon, onClick }: ToolbarEntry & { onClick: () => void }) {
  return (
    <button type="button" className={styles.item} aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
}

function PhoneVersion({ qr }: { qr: string }) {
  return (
    <Popover
      label="手机版"
      side="left"
      align="center"
      onHover
      trigger={(props) => (
        <button {...props} type="button" className={styles.item} aria-label="手机版" title="手机版">
          <MobileIcon size={18} />
        </button>
      )}
    >
      <div className={styles.qr}>
        <Picture src={qr} alt="手机版二维码" width={120} height={120} priority />
        扫码打开手机版
      </div>
    </Popover>
  );
}
