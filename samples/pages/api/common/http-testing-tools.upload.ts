import {
  HttpClient, HttpEventType, HttpUploadProgressEvent,
} from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { filter, map, Observable } from 'rxjs';

// #region upload-service
@Injectable({ providedIn: 'root' })
export class UploadService {
  private readonly http = inject(HttpClient);

  /** Uploads a photo, and emits the progress, from 0 to 100. */
  upload(photo: Blob): Observable<number> {
    return this.http
      .post('/api/photos', photo, { reportProgress: true, observe: 'events' })
      .pipe(
        filter((event): event is HttpUploadProgressEvent =>
          event.type === HttpEventType.UploadProgress),
        map(({ loaded, total }) => total ? Math.round(100 * loaded / total) : 0),
      );
  }
}
// #endregion upload-service
