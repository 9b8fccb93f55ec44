export function ErrorPage() {
  return <p>页面出错了</p>;
}
