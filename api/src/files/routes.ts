import * as endpoints from '@parley/contract/files/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { listJobFiles } from './job-files.ts';
import { readStorageUse } from './uploads/quota.ts';
import { readFile } from './read-file.ts';
import { uploadFile, uploadImage, uploadRecording, uploadToJob } from './uploads/upload.ts';

export const routes = [
  route(endpoints.uploadToJob, (platform, { actor, params, http }) =>
    uploadToJob(platform, actor, http, params.jobId),
  ),
  route(endpoints.jobFiles, (platform, { actor, params }) => listJobFiles(platform, actor, params.jobId)),
  route(endpoints.uploadImage, (platform, { actor, http }) => uploadImage(platform, actor, http)),
  route(endpoints.uploadFile, (platform, { actor, http }) => uploadFile(platform, actor, http)),
  route(endpoints.uploadRecording, (platform, { actor, http }) => uploadRecording(platform, actor, http)),
  route(endpoints.readStorage, (platform, { actor }) => readStorageUse(platform, actor)),
  route(endpoints.readFile, (platform, { actor, params, query, http }) =>
    readFile(platform, actor, { id: params.id, width: query.width }, http),
  ),
];
