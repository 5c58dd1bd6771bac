/** Scrolls to the first element with the text that the desk sends, and outlines it; links above the page do not count. Not with `scrollIntoView`, which would scroll the desk too. */
export const SHOW_SCRIPT = `addEventListener("message", ({ source, data }) => {
  if (source !== parent || typeof data?.show !== "string") return;
  const start = data.show.slice(0, 60);
  const holds = (element) => element.textContent.includes(start) && element.getClientRects().length > 0;
  const found = [...document.querySelectorAll("main :not(nav, nav *)")].find((element) => holds(element) && ![...element.children].some(holds));
  if (!found) return;
  for (const ringed of document.querySelectorAll("[data-desk-ring]")) ringed.removeAttribute("data-desk-ring");
  found.setAttribute("data-desk-ring", "");
  scrollBy(0, found.getBoundingClientRect().top - innerHeight / 3);
})`;

export const SHOW_STYLE = '[data-desk-ring]{outline:3px solid #e8a400;outline-offset:2px}';
