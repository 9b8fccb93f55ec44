/** Inputs of sharing that succeed where the required fields alone do not. */
export const SHARE_INPUTS: Readonly<Record<string, () => unknown>> = {
  'sharing.link': () => ({ url: '/search.html?keyword=a', appCode: '009' }),
  'sharing.qrCode': () => ({ content: '/search.html?keyword=a' }),
};

/** Calls around links that no sample value reaches; their own tests see them succeed. */
export const SHARES_NOT_REACHED: Readonly<Record<string, string>> = {
  'orderLinks.open': 'wants a link that was made',
  'orderLinks.revoke': 'wants a link that was made',
  'fulfilment.sharedLogistics': 'wants a link that was made',
  'sharedPages.quote': 'wants a link that was made',
  'sharedPages.smartOrder': 'wants a link that was made',
  'sharedPages.goods': 'wants a link that was made',
  'sharedPages.details': 'wants a link that was made',
  'sharedPages.comment': 'wants a link that was made',
  'sharedPages.wish': 'wants a link that was made',
};
