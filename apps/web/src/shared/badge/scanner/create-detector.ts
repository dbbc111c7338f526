// Reader of QR codes: the one of the browser, or else a WebAssembly decoder, which is loaded only then.
export type Detector = { readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };
type NativeDetector = {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

const FORMAT = "qr_code";

const nativeDetector = async (): Promise<Detector | undefined> => {
  const Native = Reflect.get(globalThis, "BarcodeDetector") as NativeDetector | undefined;
  return Native && (await Native.getSupportedFormats()).includes(FORMAT) ? new Native({ formats: [FORMAT] }) : undefined;
};

const decoder = async (): Promise<Detector> => {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasmUrl }] = await Promise.all([
    import("barcode-detector/ponyfill"),
    import("zxing-wasm/reader/zxing_reader.wasm?url"),
  ]);
  prepareZXingModule({ overrides: { locateFile: (file: string, folder: string) => (file.endsWith(".wasm") ? wasmUrl : folder + file) } });
  return new BarcodeDetector({ formats: [FORMAT] });
};

export const createDetector = async (): Promise<Detector> => (await nativeDetector()) ?? (await decoder());
