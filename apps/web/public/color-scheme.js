// Runs before the first paint, so that a dark screen never flashes white. It is a file because the content policy lets no inline script run.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // A browser that keeps nothing still has a preference of its own.
  }
  const dark = kept === "dark" || (kept !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
