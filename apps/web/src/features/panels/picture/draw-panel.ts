// Draws a panel and lines of text below it as a PNG.
import { domToCanvas } from "modern-screenshot";
import { embedFonts } from "./embed-fonts.ts";

const SCALE = 2;
const PADDING_PX = 16;
const TEXT_PX = 12;
const LINE_PX = 18;

/** Breaks a text at spaces. */
const wrapText = (context: CanvasRenderingContext2D, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Controls are left out of the picture. A part that scrolls is drawn as it is shown. Ignores the pointer, whose row would look hovered. */
const capture = async (panel: HTMLElement): Promise<HTMLCanvasElement> => {
  const { pointerEvents } = panel.style;
  panel.style.pointerEvents = "none";
  await nextFrame();
  await nextFrame();
  try {
    return await domToCanvas(panel, {
      scale: SCALE,
      filter: (node) => !(node instanceof HTMLElement && node.dataset.picture === "none"),
      features: { restoreScrollPosition: true },
      font: { cssText: await embedFonts() },
    });
  } finally {
    panel.style.pointerEvents = pointerEvents;
  }
};

export const drawPanel = async (panel: HTMLElement, texts: readonly string[]): Promise<Blob> => {
  const picture = await capture(panel);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser has no 2D canvas");
  const { backgroundColor, color, fontFamily } = getComputedStyle(panel);
  const font = `${TEXT_PX * SCALE}px ${fontFamily}`;
  context.font = font;
  const padding = PADDING_PX * SCALE;
  const lines = texts.flatMap((text) => wrapText(context, text, picture.width));
  canvas.width = picture.width + 2 * padding;
  canvas.height = picture.height + 2 * padding + (lines.length + 1) * LINE_PX * SCALE;
  // The size of a canvas resets its settings.
  context.font = font;
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, padding, padding);
  context.fillStyle = color;
  for (const [at, line] of lines.entries())
    context.fillText(line, padding, padding + picture.height + (at + 1) * LINE_PX * SCALE + TEXT_PX * SCALE * 0.5);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be encoded"))), "image/png"),
  );
};
