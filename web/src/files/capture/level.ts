const FLOOR_DB = -60;
const LOUD_DB = -12;
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Reports the level of a microphone, 0 to 1, a dozen times a second; returns how to stop. */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  // Browsers suspend audio until the first press on the page.
  const wake = () => void context.resume();
  wake();
  for (const press of PRESSES) document.addEventListener(press, wake);
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, 80);
  return () => {
    clearInterval(timer);
    for (const press of PRESSES) document.removeEventListener(press, wake);
    void context.close();
  };
}

/** The perceived loudness of samples, 0 (silence) to 1 (a normal voice). */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 20 * Math.log10(Math.sqrt(sum / Math.max(1, samples.length)) || 1e-6);
  return Math.min(1, Math.max(0, (decibels - FLOOR_DB) / (LOUD_DB - FLOOR_DB)));
}
