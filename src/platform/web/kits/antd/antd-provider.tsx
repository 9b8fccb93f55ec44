import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import { VALIDATE_MESSAGES } from '../../form/validate-messages.ts';
import antdCss from './antd.css?url';
import styles from './antd-provider.module.css';
import { ANTD_THEME } from './antd-theme.ts';
import { pageNonce } from './page-nonce.ts';

dayjs.locale('zh-cn');

/**
 * Where antd may put style elements: a place outside the document. The static sheet holds everything already, so
 * the browser neither parses the style twice nor needs leave to write style (Content-Security-Policy).
 */
const nowhere = typeof document === 'undefined' ? undefined : document.createElement('div');

const markAfter = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {required && (
      <span className={styles.mark} aria-hidden="true">
        *
      </span>
    )}
  </>
);

/**
 * antd for the user centre and the desk; storefront pages never load it. The sheet comes with `precedence`: React
 * puts it in front of our own sheets and shows a page that was reached by a link only once it has arrived.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <StyleProvider container={nowhere}>
      <link rel="stylesheet" href={antdCss} precedence="antd" />
      <ConfigProvider
        locale={zhCN}
        theme={ANTD_THEME}
        csp={{ nonce: pageNonce() }}
        form={{ validateMessages: VALIDATE_MESSAGES, requiredMark: markAfter, scrollToFirstError: false }}
        wave={{ disabled: true }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
