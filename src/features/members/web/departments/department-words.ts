export const ORG = '/user/system/org.html';
export const ORG_EDIT = '/user/system/org-edit.html';
export const ORG_DETAIL = '/user/system/org-detail.html';
