import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';

/** As MediaRecorder writes them: without length and index in WebM, in fragments in MP4. */
const FORMATS: Record<'webm' | 'mp4', () => OutputFormat> = {
  webm: () => new WebMOutputFormat({ appendOnly: true }),
  mp4: () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
};

interface Recording {
  seconds: number;
  format?: keyof typeof FORMATS;
  hasPicture?: boolean;
  sound?: 'opus' | 'pcm-s16';
  /** Among its metadata. */
  place?: string;
}

/** A recording with so many seconds of packets, which hold nothing that could be seen or heard. */
export async function recordingOf({
  seconds,
  format = 'webm',
  hasPicture = true,
  sound = 'opus',
  place,
}: Recording): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: FORMATS[format](), target });
  const audio = new EncodedAudioPacketSource(sound);
  const picture = hasPicture ? new EncodedVideoPacketSource('vp8') : null;
  if (picture) output.addVideoTrack(picture);
  output.addAudioTrack(audio);
  if (place !== undefined) output.setMetadataTags({ comment: place });
  await output.start();
  // A tenth of a second each.
  for (let packet = 0; packet < seconds * 10; packet += 1) {
    const given = [new Uint8Array(4), 'key', packet / 10, 0.1] as const;
    await audio.add(new EncodedPacket(...given), {
      decoderConfig: { codec: sound, sampleRate: 48_000, numberOfChannels: 1 },
    });
    await picture?.add(new EncodedPacket(...given), {
      decoderConfig: { codec: 'vp8', codedWidth: 320, codedHeight: 180 },
    });
  }
  await output.finalize();
  if (!target.buffer) throw new Error('nothing was written');
  return Buffer.from(target.buffer);
}
