export { ListWishOutlet } from './list-wish-outlet.tsx';
