// Beside the door of the feature: these fields bring antd along, which stays out of the storefront.
export { NO_FACTS, TitleFields } from '../invoices/title-fields.tsx';
