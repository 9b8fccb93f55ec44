export { OrderTodos, RecentOrders } from './order-overview.tsx';
export { orderHomeQuery } from './order-queries.ts';
