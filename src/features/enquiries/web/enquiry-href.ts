export const ENQUIRY_LIST_HREF = '/user/transaction/inquiry.html';
