// Sounds of the reader: one high tone for a presence, two low ones for everything else.
const TONE = { good: { frequency: 880, starts: [0] }, bad: { frequency: 220, starts: [0, 0.22] } } as const;
const TONE_SECONDS = 0.15;
const VOLUME = 0.25;

let context: AudioContext | undefined;

const playTone = (audio: AudioContext, frequency: number, start: number): void => {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.value = VOLUME;
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(audio.currentTime + start);
  oscillator.stop(audio.currentTime + start + TONE_SECONDS);
};

/** Browsers allow sound only after a tap, so the first one is played silently late or not at all. Vibrates where the device can. */
export const playSound = (kind: keyof typeof TONE): void => {
  const { frequency, starts } = TONE[kind];
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(() => {
    for (const start of starts) playTone(audio, frequency, start);
  });
  navigator.vibrate?.(kind === "good" ? [60] : [90, 60, 90]);
};
