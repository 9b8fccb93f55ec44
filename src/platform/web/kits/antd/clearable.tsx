import { CloseIcon } from '../../icons/icons.tsx';

/**
 * For fields of antd that can be emptied: the button that does it is named in Chinese. By themselves lists call it
 * “Clear” and inputs “close-circle”, whatever the language of the provider.
 */
export const CLEARABLE = {
  label: '清除',
  clearIcon: (
    <span role="img" aria-label="清除">
      <CloseIcon size={12} />
    </span>
  ),
};
