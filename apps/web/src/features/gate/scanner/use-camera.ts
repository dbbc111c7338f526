import { type RefObject, useEffect, useRef, useState } from "react";
import { createDetector, type Detector } from "./create-detector.ts";

/** `blocked`: the user or the device refused the camera. `none`: there is no camera, or the page is not secure. */
export type CameraState = "starting" | "reading" | "blocked" | "none";
const PAUSE_MS = 150;
const VIDEO = { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } } as const;

const stateAfter = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === "NotAllowedError" ? "blocked" : "none";

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

type Reading = { readonly video: HTMLVideoElement; readonly detector: Detector; readonly signal: AbortSignal };
/** The first code in view. A frame that cannot be read is skipped. */
const firstCode = async ({ video, detector, signal }: Reading): Promise<string | null> => {
  while (!signal.aborted) {
    const [found] = await detector.detect(video).catch(() => []);
    if (found && found.rawValue !== "") return found.rawValue;
    await pause(signal);
  }
  return null;
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

/** Shows the camera in a video element and reports the first QR code. Releases the camera when the component unmounts. */
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
      const code = await firstCode({ video: element, detector, signal });
      if (code !== null) report.current(code);
    };
    read().catch((error: unknown) => {
      if (!signal.aborted) setState(stateAfter(error));
    });
    return () => ending.abort();
  }, []);
  return { video, state };
};
