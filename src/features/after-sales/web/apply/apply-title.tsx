/** Names the page for readers; what became of an application is a heading of its own. */
export const ApplyTitle = () => <h1 className="visually-hidden">申请售后</h1>;
