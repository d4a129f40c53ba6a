export type Description = { type: 'offer' | 'answer'; sdp: string };
export type Negotiable = Pick<
  RTCPeerConnection,
  | 'signalingState'
  | 'localDescription'
  | 'setLocalDescription'
  | 'setRemoteDescription'
  | 'addIceCandidate'
  | 'onnegotiationneeded'
  | 'onicecandidate'
>;

interface Options {
  /** Whose offer gives way when both offer at once. */
  polite: boolean;
  onDescription: (description: Description) => void;
  onCandidate: (candidate: RTCIceCandidateInit) => void;
  /** Before an offer is answered: puts the own tracks into the transceivers that it opens. */
  beforeAnswer: () => void;
  onError: (error: unknown) => void;
}

/** Perfect negotiation as in the WebRTC specification: either side may offer at any time, also both at once. */
export function negotiate(connection: Negotiable, options: Options) {
  let isOffering = false;
  let isIgnoring = false;
  let isTakingAnswer = false;

  async function describe(): Promise<void> {
    await connection.setLocalDescription();
    const description = connection.localDescription;
    if (description?.type === 'offer' || description?.type === 'answer')
      options.onDescription({ type: description.type, sdp: description.sdp });
  }

  connection.onnegotiationneeded = () => {
    isOffering = true;
    void describe()
      .catch(options.onError)
      .finally(() => (isOffering = false));
  };
  connection.onicecandidate = ({ candidate }) => {
    if (candidate) options.onCandidate(candidate.toJSON());
  };

  return {
    async applyDescription(description: Description): Promise<void> {
      const isReady = !isOffering && (connection.signalingState === 'stable' || isTakingAnswer);
      const collides = description.type === 'offer' && !isReady;
      isIgnoring = !options.polite && collides;
      if (isIgnoring) return;
      isTakingAnswer = description.type === 'answer';
      try {
        // This rolls back an own offer that collides.
        await connection.setRemoteDescription(description);
        if (description.type !== 'offer') return;
        options.beforeAnswer();
        await describe();
      } catch (error) {
        options.onError(error);
      } finally {
        isTakingAnswer = false;
      }
    },
    async addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
      try {
        await connection.addIceCandidate(candidate);
      } catch (error) {
        // Candidates of an ignored offer may fail.
        if (!isIgnoring) options.onError(error);
      }
    },
  };
}
