/** Two soft notes, one after the other, on the chosen speaker. */
export async function playSound(speakerId: string): Promise<void> {
  const context = new AudioContext();
  const output = context.createMediaStreamDestination();
  const player = new Audio();
  player.srcObject = output.stream;
  if (speakerId && 'setSinkId' in player) await player.setSinkId(speakerId);
  await player.play();
  for (const [index, pitch] of [523.25, 783.99].entries())
    strike(context, output, pitch, context.currentTime + 0.05 + index * 0.28);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await context.close();
}

function strike(context: AudioContext, output: AudioNode, pitch: number, at: number): void {
  const note = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.25, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.55);
  note.connect(volume).connect(output);
  note.start(at);
  note.stop(at + 0.6);
}
