import { expect, type Page } from "@playwright/test";

/** Minimum brightness difference; a blank page has less. */
const CONTRAST = 60;

const contrastOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const drawn = document.querySelector<HTMLCanvasElement | HTMLImageElement>("[data-viewer] [data-page='1'] canvas, [data-viewer] img");
    if (drawn === null || (drawn instanceof HTMLImageElement && !drawn.complete)) return 0;
    const small = new OffscreenCanvas(60, 80);
    const brush = small.getContext("2d");
    if (brush === null) return 0;
    brush.drawImage(drawn, 0, 0, small.width, small.height);
    const { data } = brush.getImageData(0, 0, small.width, small.height);
    const greens = data.filter((_, at) => at % 4 === 1);
    return Math.max(...greens) - Math.min(...greens);
  });

const viewer = (page: Page) => page.getByRole("region", { name: "Documentos enviados" });

/** The document is visible and not blank. */
export const seeDocument = async (page: Page, { name }: { readonly name: string }): Promise<void> => {
  await expect(viewer(page).getByRole("tab", { name })).toBeVisible();
  await expect.poll(() => contrastOf(page), `${name} is blank`).toBeGreaterThan(CONTRAST);
};

/** Aspect ratio of the first page, width by height. */
export const shapeOfFirstPage = async (page: Page): Promise<number> => {
  const box = await page.locator("[data-viewer] [data-page='1']").boundingBox();
  return box ? box.width / box.height : 0;
};
