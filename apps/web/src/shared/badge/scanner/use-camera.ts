import { type RefObject, useEffect, useRef, useState } from "react";
import { createDetector, type Detector } from "./create-detector.ts";
import { createRepeatFilter } from "./repeat-filter.ts";

/** `blocked`: the user or the device refused the camera. `none`: there is no camera, or the page is not secure. */
export type CameraState = "starting" | "reading" | "blocked" | "none";
const PAUSE_MS = 150;
/** A badge that was out of view for this time is read again. */
const OUT_OF_VIEW_MS = 2_000;
const VIDEO = { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } } as const;

const stateAfter = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === "NotAllowedError" ? "blocked" : "none";

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    signal.addEventListener("abort", end);
  });

type Reading = {
  readonly video: HTMLVideoElement;
  readonly detector: Detector;
  readonly signal: AbortSignal;
  readonly report: (text: string) => void;
};
/** Reports each code that comes into view. A frame that cannot be read is skipped. */
const readCodes = async ({ video, detector, signal, report }: Reading): Promise<void> => {
  const isNew = createRepeatFilter(OUT_OF_VIEW_MS);
  while (!signal.aborted) {
    const [found] = await detector.detect(video).catch(() => []);
    if (found && found.rawValue !== "" && !signal.aborted && isNew(found.rawValue, performance.now())) report(found.rawValue);
    await pause(signal);
  }
};

const openCamera = async (signal: AbortSignal): Promise<MediaStream> => {
  const stream = await navigator.mediaDevices.getUserMedia({ video: VIDEO, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  return stream;
};

/** Shows the camera in a video element and reports QR codes. Releases the camera when the component unmounts. */
export const useCamera = (
  onCode: (text: string) => void,
): { readonly video: RefObject<HTMLVideoElement | null>; readonly state: CameraState } => {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCode);
  const [state, setState] = useState<CameraState>("starting");
  useEffect(() => {
    report.current = onCode;
  }, [onCode]);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const read = async () => {
      const [stream, detector] = await Promise.all([openCamera(signal), createDetector()]);
      const element = video.current;
      if (signal.aborted || !element) return;
      element.srcObject = stream;
      await element.play();
      setState("reading");
      await readCodes({ video: element, detector, signal, report: (text) => report.current(text) });
    };
    read().catch((error: unknown) => {
      if (!signal.aborted) setState(stateAfter(error));
    });
    return () => ending.abort();
  }, []);
  return { video, state };
};
